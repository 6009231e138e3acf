import type { ServiceContext } from '../../core/context.ts'
import { eraseFromDirectMessages } from './erase-from-direct-messages.ts'
import { eraseFromFiles } from './erase-from-files.ts'
import { eraseFromFormerContacts } from './erase-from-former-contacts.ts'
import { eraseFromLogs } from './erase-from-logs.ts'
import { eraseFromMentions } from './erase-from-mentions.ts'
import { eraseFromPages } from './erase-from-pages.ts'
import { eraseFromRecipients } from './erase-from-recipients.ts'
import { eraseFromReplies } from './erase-from-replies.ts'
import { eraseFromSightings } from './erase-from-sightings.ts'
import { eraseFromSources } from './erase-from-sources.ts'
import { eraseFromTexts } from './erase-from-texts.ts'
import type { LocatedPerson } from './locate-person.ts'

/**
 * Removes a person from one kind of data. Idempotent: it can be repeated after a crash, and a second run finds nothing.
 *
 * @returns how many rows or files it changed
 */
export type Eraser = (ctx: ServiceContext, person: LocatedPerson) => Promise<number>

/**
 * Everything that may hold data of a person besides their contacts and values, which are deleted last because the rest
 * is found through them. New kinds of data are added here.
 */
export const ERASERS = {
  pages: eraseFromPages,
  sightings: eraseFromSightings,
  mentions: eraseFromMentions,
  formerContacts: eraseFromFormerContacts,
  // Found through the messages that they reply to.
  replies: eraseFromReplies,
  directMessages: eraseFromDirectMessages,
  recipients: eraseFromRecipients,
  texts: eraseFromTexts,
  sources: eraseFromSources,
  files: eraseFromFiles,
  logs: eraseFromLogs,
} as const satisfies Readonly<Record<string, Eraser>>

/** Erasers that leave what `keepsEvidence` protects. They run again once all else is done. */
export const KEEPERS = ['pages', 'mentions', 'formerContacts'] as const satisfies readonly (keyof typeof ERASERS)[]
