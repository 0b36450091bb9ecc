/** The most entries of each list in a report that are kept with a submission. */
export const mostEntries = 1_000;
