import { type CalendarDate, parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { CalendarGridBody, CalendarHeading } from 'react-aria-components/Calendar'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { detailsOf } from '@promenade/domain/locale/locale'
import { Popover } from 'react-aria-components/Popover'
import { buttonLook } from '../components/button-look.ts'
import { Icon } from '../components/icon.tsx'
import { useStudio } from '../context/studio-context.ts'
import inputs from '../components/inputs.module.css'
import primitives from '../theme/primitives.module.css'
import styles from './date-inputs.module.css'

interface DateProps {
  /** `2026-12-24`, or empty. */
  readonly value: string
  readonly onChange: (value: string | undefined) => void
  readonly label: string
  readonly id?: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly isReadOnly?: boolean
}

/** A date input: typed in the order of the reader's language, or chosen in a calendar. */
export function DateField({ value, onChange, label, id, describedBy, isInvalid, isReadOnly }: DateProps) {
  const { messages: m, locale } = useStudio()
  return (
    <I18nProvider locale={detailsOf(locale).iso}>
      <DatePicker
        {...(id === undefined ? {} : { id })}
        aria-label={label}
        {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
        value={readDate(value)}
        isInvalid={isInvalid ?? false}
        isReadOnly={isReadOnly ?? false}
        onChange={(date) => onChange(date?.toString())}
        shouldForceLeadingZeros
      >
        <Group className={`${inputs.input} ${styles.dateGroup}`}>
          <DateInput className={`${styles.segments}`}>
            {(segment) => <DateSegment className={`${styles.segment}`} segment={segment} />}
          </DateInput>
          <Button className={buttonLook('plain icon small')} aria-label={m.form.openCalendar}>
            <Icon name="hours" size={18} />
          </Button>
        </Group>
        <Popover className={`${primitives.popover}`}>
          <Dialog className={`${styles.calendar}`}>
            <Calendar>
              <header>
                <Button slot="previous" className={buttonLook('plain icon small')}>
                  <Icon name="back" size={18} />
                </Button>
                <CalendarHeading />
                <Button slot="next" className={`${buttonLook('plain icon small')} ${styles.next}`}>
                  <Icon name="back" size={18} />
                </Button>
              </header>
              <CalendarGrid>
                <CalendarGridHeader>
                  {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
                </CalendarGridHeader>
                <CalendarGridBody>
                  {(date) => <CalendarCell className={`${styles.day}`} date={date} />}
                </CalendarGridBody>
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}

function readDate(value: string): CalendarDate | null {
  try {
    return parseDate(value)
  } catch {
    return null
  }
}
