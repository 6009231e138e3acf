import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom neither animates nor lays out; Headless UI asks about both.
Element.prototype.getAnimations ??= () => []
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

afterEach(cleanup)
