import type { KeyPermission } from '../contracts/api-keys.ts'
import type { Permission } from '../contracts/permissions.ts'
import type { Metered } from './meters.ts'

/**
 * Who acts, which need not be the account that is acted for: a job of the clock starts an account's crawl, an administrator
 * works in the place of one.
 */
export type Actor =
  /** Nobody who has said who they are. */
  | { readonly kind: 'visitor' }
  | { readonly kind: 'session'; readonly accountId: string; readonly sessionId: string }
  | {
      readonly kind: 'api-key'
      readonly accountId: string
      readonly keyId: string
      /** Of the key as it was sent, which may be one that was replaced and works for a while yet. */
      readonly keyHash: string
      /** What of its account's permissions it was given; null is all of them. */
      readonly scope: ReadonlySet<Permission> | null
      /** What it was given, in the words of keys. */
      readonly given: readonly KeyPermission[]
      /** What was left of its limits once this request had been counted. */
      readonly metered: Metered
    }
  /** A queue's message or a tick of the clock. */
  | { readonly kind: 'job'; readonly name: string }
  /** A payment, mail or message provider that reports what happened. */
  | { readonly kind: 'provider'; readonly provider: string }
  /** An administrator in the place of an account, by a session of their own. */
  | { readonly kind: 'stand-in'; readonly administratorId: string; readonly sessionId: string }

export const VISITOR: Actor = { kind: 'visitor' }
