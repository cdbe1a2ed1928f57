/** The id of the route that goes by no interim role; any other route goes by the id of its role. */
export const STRAIGHT = 'straight'
