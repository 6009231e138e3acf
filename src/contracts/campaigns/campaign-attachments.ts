import { z } from 'zod'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'

export const ATTACHMENTS_MAX = 10
/** For all attachments of a campaign together. Encoding adds a third, and many servers accept at most 10 MB. */
export const ATTACHMENT_BYTES_MAX = 5 * 1024 * 1024
/** File types that mail programs and servers reject. */
export const REFUSED_ATTACHMENTS =
  /\.(?:exe|com|bat|cmd|scr|pif|msi|jar|js|jse|vbs|vbe|wsf|wsh|ps1|lnk|hta|cpl|iso|img)$/i

export const CampaignAttachment = z.object({
  id: z.string(),
  name: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.number(),
  created_at: z.string(),
})
export type CampaignAttachment = z.infer<typeof CampaignAttachment>

const base = '/dashboard/campaigns/:id/attachments'
const all = data(z.object({ attachments: z.array(CampaignAttachment) }))

export const listAttachments = endpoint({
  method: 'get',
  path: base,
  permission: 'campaigns:view',
  params: IdParams,
  returns: all,
})
/**
 * Attaches a file to an email campaign. @throws conflict unless it is a draft, scheduled or paused; validation_failed
 * for too many files or too many bytes
 */
export const addAttachment = endpoint({
  method: 'post',
  path: base,
  permission: 'campaigns:edit',
  params: IdParams,
  body: z.object({
    file: z
      .instanceof(File, { error: 'Please choose a file' })
      .refine((file) => file.size > 0, 'The file is empty')
      .refine((file) => file.size <= ATTACHMENT_BYTES_MAX, 'The files of a campaign must be at most 5 MB together')
      .refine((file) => !REFUSED_ATTACHMENTS.test(file.name), 'Mail programs refuse files of this kind'),
  }),
  encoding: 'multipart',
  bodyBytesMax: ATTACHMENT_BYTES_MAX + 32_768,
  status: 201,
  returns: all,
})
export const removeAttachment = endpoint({
  method: 'delete',
  path: `${base}/:attachment_id`,
  permission: 'campaigns:edit',
  params: IdParams.extend({ attachment_id: z.uuid() }),
  returns: nothing,
})
