import type { Asked } from '../../lib/can.ts'

/** Whether the viewer may make a call. The server checks again. */
export type MayDo = (endpoint: Asked) => boolean
