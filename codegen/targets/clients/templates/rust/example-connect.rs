use {{module}}::{Client, Error};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Error> {
    let token = std::env::var("TOKEN").unwrap_or_default();
    let client = Client::connect("http://127.0.0.1:7777/mcp", &token).await?;
    println!("{:?}", client.session().peer_info());
    client.close().await;
    Ok(())
}
