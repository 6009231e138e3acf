import type { KeyPermission } from '../contracts/api-keys/api-keys.ts'
import type { Permission } from '../rules/roles/permissions.ts'
import type { Metered } from './meters.ts'

/**
 * Who performs an action. This need not be the account it is performed for: a clock job starts an account's crawl, an
 * administrator impersonates an account.
 */
export type Actor =
  /** A caller without credentials. */
  | { readonly kind: 'visitor' }
  /** A person: `accountId` is theirs, also while they act for the workspace of somebody else. */
  | {
      readonly kind: 'session'
      readonly accountId: string
      readonly sessionId: string
      /** Whether they have to add a second factor before they do anything else. */
      readonly mustAddFactor?: boolean
    }
  | {
      readonly kind: 'api-key'
      readonly accountId: string
      readonly keyId: string
      /** Hash of the key as sent, which may be a replaced key that still works for a while. */
      readonly keyHash: string
      /** The subset of the account's permissions that the key has; null for all of them. */
      readonly scope: ReadonlySet<Permission> | null
      /** The same as key permissions, as its owner selected them. */
      readonly given: readonly KeyPermission[]
      /** What remained of its limits after this request was counted. */
      readonly metered: Metered
    }
  /** A queue message or a clock tick. */
  | { readonly kind: 'job'; readonly name: string }
  /** A payment, mail or message provider that reports what happened. */
  | { readonly kind: 'provider'; readonly provider: string }
  /** An administrator who impersonates an account, in a session of their own. */
  | { readonly kind: 'stand-in'; readonly administratorId: string; readonly sessionId: string }

export const VISITOR: Actor = { kind: 'visitor' }
