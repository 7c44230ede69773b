import { pressControls } from '../../support/press-controls.ts'

pressControls(1)
