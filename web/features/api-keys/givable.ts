import { createContext } from 'react'
import type { KeyPermission } from '../../../src/contracts/api-keys.ts'

/** What the viewer can give a key, as the pages that know the viewer say. */
export const GivableContext = createContext<readonly KeyPermission[]>([])
