import type { Settings } from '../contracts/system/settings.ts'
import { readSettings } from '../core/settings.ts'
import { createDb } from '../db/client.ts'

/** Settings that public pages depend on. */
export type SiteState = Pick<Settings, 'sign_up_open' | 'users_claim'>

/** How long an isolate caches these settings. */
const KEPT_MS = 30_000
/** If the database is unavailable, pages offer no sign-up, which may be closed, and make no claim. */
const UNKNOWN: SiteState = { sign_up_open: false, users_claim: '' }

const known = new WeakMap<D1Database, { state: SiteState; until: number }>()

/** The settings that public pages depend on. Does not fail while the database is unavailable. */
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

/** Attributes for the page's root element, by which styles show and hide parts of it. */
export const stateAttributes = ({ sign_up_open, users_claim }: SiteState): string =>
  `${sign_up_open ? '' : ' data-sign-up="closed"'}${users_claim ? ' data-users-claim' : ''}`
