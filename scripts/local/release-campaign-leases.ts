import type { Miniflare } from 'miniflare'

/**
 * Releases campaigns whose batch was interrupted when the local product was killed. A lease blocks others as long as
 * its holder may be alive, and here no holder is. The scheduled job finds other due work.
 */
export async function releaseCampaignLeases(miniflare: Miniflare): Promise<void> {
  const database = await miniflare.getD1Database('DATA_1')
  await database
    .prepare('UPDATE campaigns SET next_at = ? WHERE batch_id IS NOT NULL AND next_at > ?')
    .bind(new Date().toISOString(), new Date().toISOString())
    .run()
}
