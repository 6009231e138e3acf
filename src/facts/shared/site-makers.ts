/** Words for websites and their parts, which a credit says somebody made; separated by `|`. */
export const SITE_WORDS =
  'site|web|page|theme|template|blog|logo|layout|design|shop|store|portal|online|image|photo|graphic'

/** Forms of "to be" before the participle of a passive; separated by `|`. */
export const PASSIVE_VERBS = 'is|are|was|were|been|being'
