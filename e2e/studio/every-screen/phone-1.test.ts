import { lookAtScreens } from '../look-at-screens.ts'

lookAtScreens('phone', 1)
