import type { Asked } from '../../lib/can.ts'

/** Whether the viewer may make a call; the server asks again. */
export type MayDo = (endpoint: Asked) => boolean
