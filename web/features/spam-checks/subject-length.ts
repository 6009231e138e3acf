/** What a subject should stay under to be read whole in most inboxes (spec 3, section 9). */
export const SUBJECT_LENGTH_BEST = 50
