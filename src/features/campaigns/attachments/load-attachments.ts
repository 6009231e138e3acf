import type { ServiceContext } from '../../../core/context.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'
import { conflict } from '../../../lib/errors.ts'
import { sleep } from '../../../lib/sleep.ts'
import type { OutgoingMail } from '../../../platform/smtp/port.ts'
import { attachmentsOf } from './list-attachments.ts'
import { type AttachmentRow, objectKey } from './stored.ts'

export type LoadedAttachments = OutgoingMail['attachments']

/** The object store did not respond. This says nothing about the campaign, so the caller retries later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable'
}

const READS_MAX = 3
const READ_AGAIN_MS = 200

/**
 * Reads the attachments of a campaign's messages, at most `ATTACHMENT_BYTES_MAX` together.
 *
 * @throws conflict if the bytes of a file are missing or incomplete, since no message may go out without it;
 * StorageUnavailable
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
      await sleep(READ_AGAIN_MS * attempt)
    }
  }
}

/**
 * Copies of the attachments in memory while one message is encoded, signed and sent (`platform/smtp/compose-mime.ts`).
 */
const COPIES = 8
/** The part of the Worker's 128 MB of memory that attachments may use. */
const ROOM_BYTES = 48 * 1024 * 1024

/** Returns how many messages with these attachments fit into memory at once, at most `wanted`. */
export function messagesAtOnce(attachments: LoadedAttachments, wanted: number): number {
  const bytes = attachments.reduce((sum, { content }) => sum + content.byteLength, 0)
  return Math.max(1, Math.min(wanted, Math.floor(ROOM_BYTES / (COPIES * Math.max(1, bytes)))))
}
