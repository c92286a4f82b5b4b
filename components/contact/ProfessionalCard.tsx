import { ExternalLink } from '@/components/ui/ExternalLink';
import { homeWords } from '@/content/home';
import { offer, offerWords } from '@/content/offer';
import { site } from '@/content/site';

const { credential, credentialNumber } = homeWords.about;

/** The number of the accountant's professional card, and where it can be verified once the owner has said so. */
export function ProfessionalCard() {
  return (
    <>
      {credential} {credentialNumber} <strong>{site.cardNumber}</strong>
      {offer.cardVerifyUrl !== undefined && (
        <>
          {' · '}
          <ExternalLink href={offer.cardVerifyUrl} newTab={offerWords.newTab}>
            {offerWords.verifyCard}
          </ExternalLink>
        </>
      )}
    </>
  );
}
