import { z } from 'zod'
import { CampaignStatus } from '../campaigns/campaign-states.ts'
import { data, endpoint, IdParams, nothing } from '../endpoint.ts'
import { singleLine } from '../plain-text.ts'

/** Larger images make a message slow to open. */
export const PICTURE_BYTES_MAX = 2 * 1024 * 1024
/** Per side: twice the width of a message on a dense screen is 1,200. */
export const PICTURE_SIDE_MAX = 6_000
/** A decoded image takes four bytes a pixel of its reader's memory. */
export const PICTURE_PIXELS_MAX = 16_000_000
/** Of one account. */
export const PICTURES_MAX = 500
export const PICTURES_BYTES_MAX = 200 * 1024 * 1024
export const PICTURE_TEXT_MAX = 300

export const Picture = z.object({
  id: z.string(),
  name: z.string(),
  /** The alternative text that messages start with; empty if there is none. */
  alt: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.number(),
  /** Pixels. */
  width: z.number(),
  height: z.number(),
  /** Public and unguessable. */
  url: z.string(),
  created_at: z.string(),
})
export type Picture = z.infer<typeof Picture>

/** Campaigns and templates whose content shows a picture. */
export const PictureUses = z.object({
  campaigns: z.array(z.object({ id: z.string(), name: z.string(), status: CampaignStatus })),
  templates: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether messages with the picture were sent, or are being sent. */
  is_sent: z.boolean(),
})
export type PictureUses = z.infer<typeof PictureUses>

const base = '/dashboard/pictures'
const one = data(z.object({ picture: Picture }))

/** Lists the account's pictures, newest first. */
export const listPictures = endpoint({
  method: 'get',
  path: base,
  permission: 'campaigns:view',
  returns: data(
    z.object({
      pictures: z.array(Picture),
      /** Bytes of all pictures together. */
      size: z.number(),
    }),
  ),
})
/**
 * Stores a PNG, JPEG, GIF or WebP image. Its type is read from its bytes. @throws validation_failed for another type or
 * too many bytes or pixels, conflict if the account has too many
 */
export const addPicture = endpoint({
  method: 'post',
  path: base,
  permission: 'campaigns:edit',
  body: z.object({
    file: z
      .instanceof(File, { error: 'Please choose an image' })
      .refine((file) => file.size > 0, 'The file is empty')
      .refine((file) => file.size <= PICTURE_BYTES_MAX, 'An image may be at most 2 MB large'),
  }),
  encoding: 'multipart',
  bodyBytesMax: PICTURE_BYTES_MAX + 32_768,
  status: 201,
  returns: one,
})
export const updatePicture = endpoint({
  method: 'put',
  path: `${base}/:id`,
  permission: 'campaigns:edit',
  params: IdParams,
  body: z.object({ alt: singleLine().max(PICTURE_TEXT_MAX, `Use at most ${PICTURE_TEXT_MAX} characters`) }),
  returns: one,
})
/** Where a picture is used. */
export const listPictureUses = endpoint({
  method: 'get',
  path: `${base}/:id/uses`,
  permission: 'campaigns:view',
  params: IdParams,
  returns: data(z.object({ uses: PictureUses })),
})
/** Deletes a picture. @throws conflict if messages with it were sent, unless `confirmed` */
export const deletePicture = endpoint({
  method: 'delete',
  path: `${base}/:id`,
  permission: 'campaigns:edit',
  params: IdParams,
  query: z.object({ confirmed: z.enum(['true', 'false']).optional() }),
  returns: nothing,
})
/** The image itself, for readers of messages. */
export const showPicture = endpoint({
  method: 'get',
  path: '/i/:token',
  permission: 'public',
  params: z.object({ token: z.string().max(100) }),
  returns: nothing,
  file: 'image/png',
})
