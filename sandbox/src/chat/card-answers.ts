import { findCard } from '../bank/card'
import { accountPassages } from './account-answers'
import type { Answer, Asked } from './answer'
import answerTexts from './answer-texts.json'

const isActive = (card: Awaited<ReturnType<typeof findCard>>) => card?.account_status === 'active'

/** State of the card and of its account, with what can be done about it. */
export async function tellCardState(asked: Asked): Promise<Answer> {
  const { sql, sub, language } = asked
  const { heading } = answerTexts[language].card
  const passage = (await accountPassages(sql, sub, language)).find(({ title }) => title === heading)
  return {
    text: passage?.body ?? '',
    actions: [...(passage === undefined ? [] : [passage.action]), ...(await blockAction(asked))],
  }
}

/** The way to block the card, or to unblock one that its holder has blocked; its state where neither can be done. */
export async function tellBlocking(asked: Asked): Promise<Answer> {
  const texts = answerTexts[asked.language].card
  const actions = await blockAction(asked)
  if (actions.length === 0) return tellCardState(asked)
  const card = await findCard(asked.sql, asked.sub)
  return { text: card?.is_blocked ? texts.toUnblock : texts.toBlock, actions }
}

async function blockAction({ sql, sub, language }: Asked) {
  const card = await findCard(sql, sub)
  if (!isActive(card)) return []
  const { blockLink, unblockLink } = answerTexts[language].card
  return [{ title: card?.is_blocked ? unblockLink : blockLink, action_type: 'BLOCK_CARD', link: null }]
}

/** The way to pay money into the account, the amount filled in. */
export async function tellCharge(asked: Asked): Promise<Answer> {
  const { texts, link } = await flowOf(asked)
  if (texts === undefined) return { text: answerTexts[asked.language].figures.noAccount, actions: cardLink(asked) }
  return {
    text: texts.toCharge,
    actions: [{ title: texts.chargeLink, action_type: 'ACCOUNT_CHARGING', link }],
  }
}

/** The ways to send money, the amount filled in. */
export async function tellTransfer(asked: Asked): Promise<Answer> {
  const { texts, link } = await flowOf(asked)
  if (texts === undefined) return { text: answerTexts[asked.language].figures.noAccount, actions: cardLink(asked) }
  return {
    text: texts.toTransfer,
    actions: [
      { title: texts.cardToCard, action_type: 'CARD_TO_CARD', link },
      { title: texts.sheba, action_type: 'SHEBA', link },
    ],
  }
}

/** The texts where the account works, and what its first page is filled with. */
async function flowOf({ sql, sub, language, amount }: Asked) {
  const texts = isActive(await findCard(sql, sub)) ? answerTexts[language].card : undefined
  return { texts, link: amount === undefined ? null : `?amount=${amount}` }
}

const cardLink = ({ language }: Asked) => [{ title: answerTexts[language].card.link, action_type: 'BANK', link: null }]
