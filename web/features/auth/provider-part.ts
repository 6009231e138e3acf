import { lazyPart } from '../../ui/lazy-part.tsx'

/** The buttons load only where the operator offers providers. */
export const ProviderButtons = lazyPart(async () => (await import('./provider-buttons.tsx')).ProviderButtons)
