/** Whether a month or a year, as precise as it is said, is over on a day. */
export const isOver = (end: string | null | undefined, day: string): boolean => !!end && end < day.slice(0, end.length)
