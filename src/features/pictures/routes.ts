import { Hono } from 'hono'
import * as contract from '../../contracts/pictures/pictures.ts'
import { mount } from '../../http/mount.ts'
import type { HttpEnv } from '../../http/surface-types.ts'
import { addPicture } from './add-picture.ts'
import { deletePicture, updatePicture } from './change-pictures.ts'
import { listPictures, listPictureUses } from './read-pictures.ts'
import { showPicture } from './show-picture.ts'

export const pictureRoutes = new Hono<HttpEnv>()

mount(pictureRoutes, contract.listPictures, async ({ ctx }) => ({ data: await listPictures(ctx) }))
mount(pictureRoutes, contract.addPicture, async ({ ctx, body }) => ({
  data: { picture: await addPicture(ctx, body.file) },
  message: 'Picture added',
}))
mount(pictureRoutes, contract.updatePicture, async ({ ctx, params, body }) => ({
  data: { picture: await updatePicture(ctx, params.id, body.alt) },
}))
mount(pictureRoutes, contract.listPictureUses, async ({ ctx, params }) => ({
  data: { uses: await listPictureUses(ctx, params.id) },
}))
mount(pictureRoutes, contract.deletePicture, async ({ ctx, params, query }) => {
  await deletePicture(ctx, params.id, query.confirmed === 'true')
  return { message: 'Picture deleted' }
})
mount(pictureRoutes, contract.showPicture, async ({ ctx, params }) => showPicture(ctx, params.token))
