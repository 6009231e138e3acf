/** The length up to which most inboxes show a subject in full (spec 3, section 9). */
export const SUBJECT_LENGTH_BEST = 50
