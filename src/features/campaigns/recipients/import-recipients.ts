import type { z } from 'zod'
import type { importRecipients as contract, ImportRecipients } from '../../../contracts/campaigns/recipients.ts'
import type { ReturnsOf } from '../../../contracts/endpoint.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { openList } from '../../../core/csv-text.ts'
import {
  assertRecipientsChangeable,
  type Candidate,
  NO_COUNTS,
  storeRecipients,
  sumOf,
} from '../../../domain/recipients/store-recipients.ts'
import { countryOfText } from '../../../extraction/addresses/country-of-text.ts'
import { oneLine } from '../../../lib/text/one-line.ts'
import { WorkBudget } from '../../../lib/work-budget.ts'
import { parseMapping } from '../../../outreach/recipients/csv-recipient-columns.ts'
import { readRecipients } from '../../../outreach/recipients/csv-recipients.ts'
import { requireCampaign } from '../queries.ts'
import { countAdded } from './add-recipients.ts'

/** Rows added per step. */
const STRETCH = 500
const REFUSED_LISTED_MAX = 200
const FILE_NAME_LENGTH_MAX = 200

/**
 * Adds the rows of a CSV file or an Excel workbook to a campaign's recipients. Each row is imported or rejected with a
 * reason; only the first rejections are listed. Importing the same file again adds no duplicates.
 *
 * @throws not_found, conflict once sending began or the campaign is full, validation_failed if no column contains
 * addresses
 */
export async function importRecipients(
  ctx: ServiceContext,
  id: string,
  { csv_file, mapping, country, consent }: z.output<typeof ImportRecipients>,
): Promise<ReturnsOf<typeof contract>['data']> {
  const campaign = await requireCampaign(ctx, id)
  assertRecipientsChangeable(campaign)
  const { text } = await openList(new Uint8Array(await csv_file.arrayBuffer()))
  const file = readRecipients(text, {
    channel: campaign.type,
    mapping: mapping ? parseMapping(mapping) : null,
    country: country || accountOf(ctx).country,
    countryOf: countryOfText,
  })
  const beside = {
    dataSource: `Import ${oneLine(csv_file.name).slice(0, FILE_NAME_LENGTH_MAX)}`,
    consent: consent || null,
  }
  const refused: { line: number; reason: string; values: string[] }[] = []
  let counts = NO_COUNTS
  let rows = 0
  let invalid = 0
  let stretch: Candidate[] = []
  const store = async () => {
    counts = sumOf(counts, await storeRecipients(ctx, campaign, stretch))
    stretch = []
  }
  const work = WorkBudget.unlimited()
  for (const row of file.rowsInSteps(work)) {
    if (!row) {
      await work.yieldTurn()
      continue
    }
    const { line, recipient, refusal } = row
    rows++
    if (refusal) {
      invalid++
      if (refused.length < REFUSED_LISTED_MAX)
        refused.push({ line, reason: refusal.reason, values: [...refusal.values] })
    } else if (stretch.push({ ...recipient, ...beside }) === STRETCH) await store()
  }
  await store()
  const total = await countAdded(ctx, campaign, { ...counts, invalid: counts.invalid + invalid })
  return {
    ...total,
    rows,
    columns: file.columns.map((column) => ({ ...column })),
    refused,
    refused_rows: invalid,
    opted_out: counts.refused,
  }
}
