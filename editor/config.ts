import { site } from '@/content/site';
import { schemas, type DataFile } from '@/content/schema';
import { fieldsOf } from './fields';

/** Icon of each form in Sveltia's list. */
const icons: Readonly<Record<DataFile, string>> = {
  site: 'badge',
  presentation: 'record_voice_over',
  services: 'list_alt',
  offer: 'handshake',
  faq: 'help',
  checklist: 'checklist',
  'quick-options': 'chat',
  pages: 'article',
  notice: 'campaign',
  seasons: 'event',
};

/**
 * Sveltia's configuration has one form for each data file.
 * @param repository `owner/name` on GitHub, to which the published editor writes
 */
export function config(repository: string) {
  return {
    load_config_file: false,
    app_title: 'Editor del sitio',
    logo: { src: 'logo.svg' },
    // «Sitio en vivo» opens this address, or the repository's page while the site has no address.
    display_url: site.address ?? `https://github.com/${repository}`,
    backend: {
      name: 'github',
      repo: repository,
      branch: 'main',
      auth_methods: ['token'],
      commit_messages: {
        create: 'Crea {{path}}',
        update: 'Cambia {{path}}',
        delete: 'Borra {{path}}',
        uploadMedia: 'Sube {{path}}',
        deleteMedia: 'Borra {{path}}',
      },
    },
    // Original pictures are stored unchanged; the build makes the site's pictures from them.
    media_folder: 'content/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { max_file_size: 20_000_000, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    editor: { preview: false },
    singletons: (Object.keys(schemas) as DataFile[]).map((file) => ({
      name: file,
      label: schemas[file].spec.meta?.label,
      icon: icons[file],
      file: `content/${file}.json`,
      format: 'json',
      fields: fieldsOf(file),
    })),
  };
}
