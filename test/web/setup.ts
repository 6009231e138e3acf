import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom animates nothing; Headless UI asks before it unmounts what was closed.
Element.prototype.getAnimations ??= () => []

afterEach(cleanup)
