import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { PersonPicture } from '../../internal/PersonPicture.tsx'
import { StarRating } from '../StarRating/index.ts'

/** A review, formatted in the shopper's language. */
export interface ReviewEntry {
  /** Unique id; the React key. */
  id: string | number
  /** The author's name, or a word for anonymous. */
  name: string
  /** 0 to 5. */
  rating: number
  /** The rating in words, such as "Rated 4 out of 5". */
  ratingText: string
  /** Plain text; line breaks are kept. May be empty. */
  comment: string
  /** The formatted date, or that it is unknown. */
  date: string
  /** The shop's answer, below the comment. */
  answer?: ReviewAnswerEntry
  /** What can be done with it, at its end. */
  actions?: ReactNode
}

/** The shop's answer to a review. */
export interface ReviewAnswerEntry {
  /** Who answers, such as "Answer from the shop". */
  label: string
  /** Plain text; line breaks are kept. */
  text: string
  /** The formatted date, or that it is unknown. */
  date: string
}

export interface ReviewListProps {
  /** The reviews of one page, at least one. */
  reviews: readonly ReviewEntry[]
  /** Another page is loading; these reviews stay readable. @default false */
  changing?: boolean
  /** Id of the heading that names the list. */
  labelledBy: string
}

const List = styled('ul')(({ theme }) => ({
  transition: theme.transitions.create(['color']),
  '& svg': { transition: theme.transitions.create(['opacity']) },
  // Dimmed, but still readable.
  '&[aria-busy="true"]': { color: theme.vars.palette.text.secondary, '& svg': { opacity: 0.4 } },
  '& > li': { display: 'flex', gap: 12, paddingBlock: 16 },
  '& > li > div:last-child': { flexGrow: 1, minWidth: 0 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.divider}` },
}))

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  '& > b': { minWidth: 0, fontWeight: theme.typography.fontWeightBold, overflowWrap: 'anywhere' },
  '& > span': { color: theme.vars.palette.text.secondary, fontSize: theme.typography.pxToRem(14) },
}))

const Comment = styled('p')({
  marginTop: 8,
  maxWidth: '70ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})

const Answer = styled('div')(({ theme }) => ({
  marginTop: 12,
  padding: '12px 16px',
  borderRadius: theme.shape.control,
  backgroundColor: theme.vars.palette.primary.soft,
  '& > p': { marginTop: 4 },
}))

/** The reviews of a product (REV-01). */
export function ReviewList({ reviews, changing = false, labelledBy }: ReviewListProps) {
  return (
    // Safari drops the list semantics of a list without bullets.
    <List role="list" aria-labelledby={labelledBy} aria-busy={changing}>
      {reviews.map(({ id, name, rating, ratingText, comment, date, answer, actions }) => (
        <li key={id}>
          <PersonPicture name={name} side={40} />
          <div>
            <Head>
              <b lang={textLanguage(name)}>{name}</b>
              <span>{date}</span>
            </Head>
            <StarRating value={rating} label={ratingText} />
            {comment !== '' && <Comment lang={textLanguage(comment)}>{comment}</Comment>}
            {answer && (
              <Answer>
                <Head>
                  <b>{answer.label}</b>
                  <span>{answer.date}</span>
                </Head>
                <Comment lang={textLanguage(answer.text)}>{answer.text}</Comment>
              </Answer>
            )}
            {actions}
          </div>
        </li>
      ))}
    </List>
  )
}
