/** Words that identify a server's error message about a reset link when it names no field, in both languages. */
export const LINK_WORDS = /token|link|uid|ბმულ/i
