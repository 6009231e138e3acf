import { createContext, useContext } from 'react'

/** What the service calls itself; public pages, which are written before anybody can say, keep the product's name. */
const SiteName = createContext('Contactory')

export const SiteNameProvider = SiteName.Provider
export const useSiteName = (): string => useContext(SiteName)
