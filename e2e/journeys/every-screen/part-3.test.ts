import { walkScreens } from '../../support/walk-screens.ts'

walkScreens(3)
