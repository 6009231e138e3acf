/** The sections of the anti-spam tab, as its address names them. */
export const ANTI_SPAM_SECTIONS = ['overview', 'recommendations', 'analysis', 'suppressions'] as const
export type AntiSpamSection = (typeof ANTI_SPAM_SECTIONS)[number]
