/** The zone in which the church keeps its days and times. */
export const churchZone = 'Europe/London';
