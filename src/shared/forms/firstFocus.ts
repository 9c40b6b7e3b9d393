/**
 * Where focus goes when a sheet with a form opens: into its first field; on a touch screen to the title, since a keyboard
 * that jumps up would hide half of what there is to choose.
 */
export function firstFocus(): 'title' | 'field' {
  return matchMedia('(pointer: coarse)').matches ? 'title' : 'field'
}
