import { createContext, useContext } from 'react'

/** The service's configured name. Prerendered public pages, which cannot know it, use the product's name. */
const SiteName = createContext('Contactory')

export const SiteNameProvider = SiteName.Provider
export const useSiteName = (): string => useContext(SiteName)
