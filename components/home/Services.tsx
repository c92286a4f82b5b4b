import { ExternalLink } from '@/components/links/ExternalLink';
import { contactTrigger } from '@/components/modal/trigger';
import { needsScript, withoutScript, reveal } from '@/components/dom/attributes';
import { homeWords } from '@/content/home';
import { pages } from '@/content/pages';
import { services, type Service } from '@/content/services';
import { chatLink } from '@/lib/words/site-words';
import { serviceIcons } from './service-icons';
import styles from './Services.module.css';

const { heading, unsure } = homeWords.services;

/** The services: those with a page link to it, the others open the contact modal with the service preset. */
export function Services() {
  return (
    <section id="services" className={styles.services} aria-labelledby="services-heading">
      <div className="container">
        <h2 id="services-heading">{heading}</h2>
        <ul className={`sheet cells ${styles.grid}`}>
          {services.map((service) => (
            <li key={service.name} {...reveal('card')} data-look={service.page ? 'featured' : undefined}>
              <ServiceCell {...service} />
            </li>
          ))}
          <li {...reveal('card')} data-look="unsure" className="screen">
            <div className={styles.cell}>
              <h3>{unsure.question}</h3>
              <p className="wrap">
                <a href="#contact" className={`tall ${styles.more}`}>
                  {unsure.link}
                </a>
                <ExternalLink href={chatLink(unsure.message)} className={`tall ${styles.more}`}>
                  {unsure.price}
                </ExternalLink>
              </p>
            </div>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** The summary of a service without a page shows in the modal that its cell opens. */
function ServiceCell({ name, icon = 'any', line, summary, page }: Service) {
  const Icon = serviceIcons[icon];
  if (page) {
    return (
      <a href={pages[page.id].path} className={styles.cell}>
        <Icon aria-hidden />
        <h3>{name}</h3> {line !== undefined && <small>{line}</small>}
        {summary !== undefined && <p>{summary}</p>}
        <span className={`screen ${styles.more}`}>{page.link}</span>
      </a>
    );
  }
  const cell = {
    className: styles.cell,
    children: (
      <>
        <Icon aria-hidden />
        <span className={styles.name}>
          {name} {line !== undefined && <small>{line}</small>}
        </span>
      </>
    ),
  };
  return (
    <>
      <button {...contactTrigger({ services: name })} {...cell} {...needsScript} />
      <a href="#contact" {...cell} {...withoutScript} />
    </>
  );
}
