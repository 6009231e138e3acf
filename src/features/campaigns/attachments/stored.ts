import { type SQL, sql } from 'drizzle-orm'
import type { CampaignAttachment } from '../../../contracts/campaigns/campaign-attachments.ts'
import type { campaignAttachments } from '../../../db/schema/data/campaign-attachments.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { conflict } from '../../../lib/errors.ts'

/**
 * A row refers to its object by the hash, and exists both before the object is stored and after it is deleted. Until
 * the object is stored, the hash is prefixed with `waiting:`; once it is to be deleted, with `gone:`. So a crash at any
 * point leaves no object without a row.
 */
export const WAITING = 'waiting:'
export const GONE = 'gone:'

export const isThere: SQL = sql`instr(hash, ':') = 0`
/** The hash without its `waiting:` or `gone:` prefix. */
export const bareHash: SQL = sql`substr(hash, instr(hash, ':') + 1)`

/** The key of an object. All objects of an account are stored under `accounts/<id>/`. */
export const objectKey = (accountId: string, hash: string): string => `accounts/${accountId}/attachments/${hash}`

const CHANGEABLE = ['draft', 'scheduled', 'paused'] as const
const SETTLED = 'Attachments can be changed while a campaign is a draft, scheduled or paused.'

/** @throws conflict unless the campaign is a draft, scheduled or paused */
export function assertChangeable({ status }: Pick<CampaignRow, 'status'>): void {
  if (!(CHANGEABLE as readonly string[]).includes(status)) throw conflict(SETTLED)
}

/**
 * The same check as an SQL condition for each statement that changes attachments, since sending may begin at any
 * moment.
 */
export const isChangeable = (campaignId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${campaignId} AND type = 'email'
    AND status IN (SELECT value FROM json_each(${JSON.stringify(CHANGEABLE)})))`

export type AttachmentRow = typeof campaignAttachments.$inferSelect

export const toAttachment = ({ id, name, contentType, size, createdAt }: AttachmentRow): CampaignAttachment => ({
  ...{ id, name, size },
  content_type: contentType,
  created_at: createdAt,
})
