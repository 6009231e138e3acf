import type { ServiceContext } from '../../core/context.ts'
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
 * Takes a person out of one kind of thing. Safe to repeat after it died half-way; done twice, the second time finds nothing.
 *
 * @returns how many it changed
 */
export type Eraser = (ctx: ServiceContext, person: LocatedPerson) => Promise<number>

/**
 * Everything that may say something of a person beside their contacts and values, which go last, since they are what the rest is found by.
 * What an account comes to hold later is a line here.
 */
export const ERASERS = {
  pages: eraseFromPages,
  sightings: eraseFromSightings,
  mentions: eraseFromMentions,
  formerContacts: eraseFromFormerContacts,
  // Found by the messages that they answer.
  replies: eraseFromReplies,
  recipients: eraseFromRecipients,
  texts: eraseFromTexts,
  sources: eraseFromSources,
  files: eraseFromFiles,
  logs: eraseFromLogs,
} as const satisfies Readonly<Record<string, Eraser>>

/** Those that leave what `keepsEvidence` says, and are asked again once all else is done. */
export const KEEPERS = ['pages', 'mentions', 'formerContacts'] as const satisfies readonly (keyof typeof ERASERS)[]
