/** A role is in reach from this match on: few adverts find anyone who has more than about this much of the list. */
export const IN_REACH_PERCENT = 70
