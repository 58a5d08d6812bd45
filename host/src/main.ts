import './empty-html-only'
import './federation-runtime'
import { start } from './bootstrap'

void start()
