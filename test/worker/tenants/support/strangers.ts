import { mintCampaigner } from '../../features/campaigns/support.ts'
import { mintKey } from '../../support/keys.ts'

/** Requests per account, below its hourly rate limit. */
const PLACES_EACH = 25

/** Other accounts with an API key, each for a group of consecutive tests. */
export function sharedStrangers() {
  const strangers = new Map<number, ReturnType<typeof mintStranger>>()
  return (at: number) => {
    const group = Math.floor(at / PLACES_EACH)
    if (!strangers.has(group)) strangers.set(group, mintStranger())
    return strangers.get(group)!
  }
}

async function mintStranger() {
  const account = await mintCampaigner()
  return { account, key: await mintKey(account.id) }
}
