import type { Miniflare } from 'miniflare'

/**
 * Lets campaigns go on at once that a batch had when this machine's product was killed: a lease keeps others away for as long as whoever has it may be alive,
 * and here nobody is. What is due besides is found by the clock.
 */
export async function releaseCampaignLeases(miniflare: Miniflare): Promise<void> {
  const database = await miniflare.getD1Database('DATA_1')
  await database
    .prepare('UPDATE campaigns SET next_at = ? WHERE batch_id IS NOT NULL AND next_at > ?')
    .bind(new Date().toISOString(), new Date().toISOString())
    .run()
}
