import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type StateColumn, type Steps, stepTrigger } from '../../../src/db/state-steps.ts'
import { CAMPAIGN_STATUS, CAMPAIGN_STEPS } from '../../../src/domain/campaigns/steps.ts'
import { RECIPIENT_STATE, RECIPIENT_STEPS } from '../../../src/domain/recipients/steps.ts'

const MIGRATIONS = join(import.meta.dirname, '../../../migrations/data')
/** As created by the latest migration that defines it. */
function triggerInForce(name: string): string | undefined {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .flatMap((file) => readFileSync(join(MIGRATIONS, file), 'utf8').split('--> statement-breakpoint'))
    .map((text) => text.trim())
    .findLast((text) => text.startsWith(`CREATE TRIGGER ${name} `))
}

test.each([
  ['campaigns', CAMPAIGN_STATUS, CAMPAIGN_STEPS],
  ['recipients', RECIPIENT_STATE, RECIPIENT_STEPS],
] as [string, StateColumn, Steps<string>][])(
  'the database rejects the same transitions of %s as its table of transitions',
  (_, column, steps) => {
    expect(triggerInForce(column.trigger)).toBe(stepTrigger(column, steps))
  },
)
