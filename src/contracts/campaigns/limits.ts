export const CAMPAIGN_NAME_LENGTH_MAX = 200

export const SUBJECT_LENGTH_MAX = 250

export const CONTENT_LENGTH_MAX = 500_000

export const BATCH_SIZE_MAX = 1_000

export const BATCH_DELAY_SECONDS_MAX = 60

/** How many senders a campaign can rotate. */
export const CAMPAIGN_SENDERS_MAX = 20

export const GAP_SECONDS_MAX = 3_600

export const DOMAIN_LIMIT_MAX = 10_000

export const RECIPIENTS_MAX = 200_000

export const RECIPIENTS_IMPORT_BYTES_MAX = 10 * 1024 * 1024

export const SELECTED_MAX = 10_000

export const CAMPAIGN_LIST_DEFAULT = 15

export const RECIPIENT_LIST_DEFAULT = 20

/** Pauses a campaign automatically when more than this percentage bounced, once this many messages were sent. */
export const BOUNCE_PAUSE = { percent: 5, afterSent: 200 } as const

/** Leaves a sender out of a campaign that rotates several, by the same measure after fewer messages. */
export const SENDER_BOUNCE_LIMIT = { percent: 5, afterSent: 50 } as const

/** Pauses a campaign automatically after this many failed messages in a row. */
export const ERRORS_IN_A_ROW = 20
