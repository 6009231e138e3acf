import type { Settings } from '../contracts/settings.ts'
import { readSettings } from '../core/settings.ts'
import { createDb } from '../db/client.ts'

/** What public pages show or hide by the operator's settings. */
export type SiteState = Pick<Settings, 'sign_up_open' | 'users_claim'>

/** Pages of an isolate follow a change of settings after so long at most. */
const KEPT_MS = 30_000
/** Without a database a page invites nobody to what may be closed, and claims nothing. */
const UNKNOWN: SiteState = { sign_up_open: false, users_claim: '' }

const known = new WeakMap<D1Database, { state: SiteState; until: number }>()

/** The settings that public pages depend on. Pages are served also while the database does not answer. */
export async function siteState({ DB }: Pick<Env, 'DB'>): Promise<SiteState> {
  const kept = known.get(DB)
  if (kept && Date.now() < kept.until) return kept.state
  try {
    const { sign_up_open, users_claim } = await readSettings({ db: createDb(DB) })
    const state = { sign_up_open, users_claim }
    known.set(DB, { state, until: Date.now() + KEPT_MS })
    return state
  } catch {
    return kept?.state ?? UNKNOWN
  }
}

/** Attributes of the page's root element, by which styles show and hide what depends on the state. */
export const stateAttributes = ({ sign_up_open, users_claim }: SiteState): string =>
  `${sign_up_open ? '' : ' data-sign-up="closed"'}${users_claim ? ' data-users-claim' : ''}`
