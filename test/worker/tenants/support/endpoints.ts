import { ENDPOINTS } from '../../../../src/contracts/all.ts'
import { V1_ENDPOINTS } from '../../../../src/contracts/v1/all.ts'
import { idPlacesOf } from './id-places.ts'
import { THROTTLED } from './sample-requests.ts'

/** All endpoints by name; those of the external API start with `v1 `. */
export const ALL = [...ENDPOINTS, ...[...V1_ENDPOINTS].map(([name, endpoint]) => [`v1 ${name}`, endpoint] as const)]

/** Every place where an endpoint accepts an id. */
export const ID_PLACES = ALL.flatMap(([name, endpoint]) =>
  idPlacesOf(endpoint).map((place) => ({ name, endpoint, place, isV1: name.startsWith('v1 ') })),
)

/** Lists and files that need no id. */
export const WITHOUT_IDS = ALL.filter(
  ([, { method, path, permission }]) => method === 'get' && !/:(?!type)/.test(path) && permission !== 'public',
)

/** Whether members of a workspace can call an endpoint repeatedly with their session. */
export const isForMembers = (name: string) => !name.startsWith('v1 ') && !THROTTLED.includes(name)
