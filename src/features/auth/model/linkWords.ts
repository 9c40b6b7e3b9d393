/** What a sentence about a reset link speaks of, in the languages of servers that name no field. */
export const OF_LINK = /token|link|uid|ბმულ/i
