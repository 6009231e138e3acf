import { feedReaders } from '../../support/feed-readers.ts'

feedReaders(0)
