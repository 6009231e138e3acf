import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { conflict } from '../../../lib/errors.ts'
import { pause } from '../../../lib/pause.ts'
import type { OutgoingMail } from '../../../platform/smtp/port.ts'
import { attachmentsOf } from './list-attachments.ts'
import { type AttachmentRow, objectKey } from './stored.ts'

export type LoadedAttachments = OutgoingMail['attachments']

/** The object store did not answer, which says nothing of the campaign: whoever asked asks again later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

const READS_MAX = 3
const READ_AGAIN_MS = 200

/**
 * The files that go with each of a campaign's messages, at most `ATTACHMENT_BYTES_MAX` together.
 *
 * @throws conflict for one whose bytes are not there, or not all: no message goes without it; StorageUnavailable
 */
export async function loadAttachments(ctx: ServiceContext, campaign: CampaignRow): Promise<LoadedAttachments> {
  if (campaign.type !== 'email' || campaign.followsId !== null) return []
  const loaded: LoadedAttachments[number][] = []
  for (const row of await attachmentsOf(ctx, campaign)) {
    const content = await read(ctx, row)
    if (content?.byteLength !== row.size)
      throw conflict(
        `The attachment “${row.name}” cannot be found, so nothing was sent without it. Remove it, and add it again if it should be there.`,
      )
    loaded.push({ name: row.name, type: row.contentType, content })
  }
  return loaded
}

async function read(ctx: ServiceContext, { accountId, hash }: AttachmentRow): Promise<Uint8Array | null> {
  for (let attempt = 1; ; attempt++) {
    try {
      const object = await ctx.files.get(objectKey(accountId, hash))
      return object && new Uint8Array(await object.arrayBuffer())
    } catch (error) {
      if (attempt === READS_MAX) throw new StorageUnavailable('An attachment could not be read.', { cause: error })
      await pause(READ_AGAIN_MS * attempt)
    }
  }
}

/** Copies of a message's attachments that are held at once while one is handed over, encoded and signed (`platform/smtp/compose-mime.ts`). */
const COPIES = 8
/** Of the 128 MB that there are. */
const ROOM_BYTES = 48 * 1024 * 1024

/** How many messages with these attachments there is room for at once. */
export function messagesAtOnce(attachments: LoadedAttachments, wanted: number): number {
  const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0)
  return Math.max(1, Math.min(wanted, Math.floor(ROOM_BYTES / (COPIES * Math.max(1, bytes)))))
}
