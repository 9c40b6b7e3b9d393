/** The attributes of a text field that needs more than spaces. */
export const NOT_BLANK = { required: true, pattern: String.raw`.*\S.*` } as const
