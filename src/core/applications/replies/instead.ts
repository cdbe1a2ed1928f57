/** 'statt Dienstag', and not 'findet am Dienstag statt'. */
export const STATT = String.raw`(?<!\bfind(?:et|en) (?:\S+ ){0,4})statt`
