/** Words by which a server's sentence about a reset link is recognised when it names no field, in both languages. */
export const LINK_WORDS = /token|link|uid|ბმულ/i
