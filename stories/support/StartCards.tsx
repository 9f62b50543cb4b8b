import picture from '../../docs/panel.png';
import './startCards.css';

/** The ways into the library, as the first thing that Storybook shows. */
export function StartCards() {
  return (
    <div className="start sb-unstyled">
      <img src={picture} width={1312} height={929} alt="The panel answering a question with a chart, in light and dark" />
      <ul className="start-ways">
        {ways.map(({ title, text, code, links }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <pre>
              <code>{code}</code>
            </pre>
            <Links links={links} />
          </li>
        ))}
      </ul>
      <ul className="start-more">
        {more.map(({ title, text, links }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Links links={links} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Links({ links }: { readonly links: Way['links'] }) {
  return (
    <p className="start-links">
      {Object.entries(links).map(([name, path]) => (
        // The page is in a frame of Storybook, which these links leave.
        <a key={path} href={`./?path=/${path}`} target="_top">
          {name}
        </a>
      ))}
    </p>
  );
}

interface Way {
  readonly title: string;
  readonly text: string;
  /** Paths of pages and stories by the names of the links. */
  readonly links: Readonly<Record<string, string>>;
}

const ways: readonly (Way & { readonly code: string })[] = [
  {
    title: 'A React app',
    text: 'The whole chat in one component, or its parts in your own layout.',
    code: '<ParleyProvider client={client}>\n  <ChatPanel />\n</ParleyProvider>',
    links: { ChatPanel: 'docs/chat-chatpanel--docs', 'All parts': 'docs/chat-parts--docs' },
  },
  {
    title: 'Your own design',
    text: 'Hooks with the same conversation, which render nothing.',
    code: "const chat = useChat();\n\nchat.send('Revenue by month');\nchat.turns.map(…)",
    links: { 'With a real agent': 'docs/chat-with-a-real-agent--docs', 'Developer tools': 'docs/developer-tools--docs' },
  },
  {
    title: 'Any page',
    text: 'One element for pages without React, styled by a few variables.',
    code: '<parley-chat\n  chat-url="https://…"\n  token-url="/api/chat-token"\n></parley-chat>',
    links: { '<parley-chat>': 'docs/element-parley-chat--docs', 'Your server': 'docs/guides-server-proxy-and-authentication--docs' },
  },
];

const more: readonly Way[] = [
  {
    title: 'Results',
    text: 'Tables, charts and SQL of the same rows.',
    links: { Results: 'docs/results-sqlresult--docs', Charts: 'docs/results-vegachart--docs' },
  },
  {
    title: 'Admin widgets',
    text: 'Users, reports, branches, logs and more.',
    links: {
      Users: 'docs/admin-people-users--docs',
      Workspace: 'docs/admin-content-workspace--docs',
      'All operations': 'docs/admin-data--docs',
    },
  },
  {
    title: 'Your brand',
    text: 'Try the variables, and copy the CSS.',
    links: { 'Theme editor': 'story/theming-editor--defaults', Guide: 'docs/theming-guide--docs' },
  },
];
