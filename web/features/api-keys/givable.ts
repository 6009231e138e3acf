import { createContext } from 'react'
import type { KeyPermission } from '../../../src/contracts/api-keys/api-keys.ts'

/** The permissions that the viewer may grant to a key. Pages that know the viewer provide the value. */
export const GivableContext = createContext<readonly KeyPermission[]>([])
